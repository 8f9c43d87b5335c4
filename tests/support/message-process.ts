// A process that serves the messages sockets. The environment variables below set it up, and it sends its parent its URL.
import { startMessageServer } from './message-server'

const { DATABASE_URL, REDIS_URL, PORT, IGNORES_NOTIFY } = process.env
if (!DATABASE_URL) throw new Error('DATABASE_URL is missing')
const { url } = await startMessageServer(DATABASE_URL, {
  redisUrl: REDIS_URL,
  port: Number(PORT ?? 0),
  isListening: IGNORES_NOTIFY !== '1',
})
process.send?.(url)
// Ends with its parent.
process.once('disconnect', () => process.exit(0))
