// A process that serves the messages sockets: DATABASE_URL, REDIS_URL, PORT and IS_DEAF. Tells its parent when it is ready.
import { startMessageServer } from './message-server'

const { DATABASE_URL, REDIS_URL, PORT, IS_DEAF } = process.env
if (!DATABASE_URL) throw new Error('DATABASE_URL is missing')
const { url } = await startMessageServer(DATABASE_URL, {
  redisUrl: REDIS_URL,
  port: Number(PORT ?? 0),
  listens: IS_DEAF !== '1',
})
process.send?.(url)
// Ends with its parent.
process.once('disconnect', () => process.exit(0))
