// A process that serves the messages sockets: DATABASE_URL, REDIS_URL, PORT and IGNORES_NOTIFY. Tells its parent when it is ready.
import { startMessageServer } from './message-server'

const { DATABASE_URL, REDIS_URL, PORT, IGNORES_NOTIFY } = process.env
if (!DATABASE_URL) throw new Error('DATABASE_URL is missing')
const { url } = await startMessageServer(DATABASE_URL, {
  redisUrl: REDIS_URL,
  port: Number(PORT ?? 0),
  listens: IGNORES_NOTIFY !== '1',
})
process.send?.(url)
// Ends with its parent.
process.once('disconnect', () => process.exit(0))
