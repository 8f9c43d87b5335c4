import { isOutage } from '@/lib/errors'

/** What a read gives, or the word that it met an outage; other faults are thrown on. */
export async function orOutage<T>(read: Promise<T>): Promise<T | 'outage'> {
  try {
    return await read
  } catch (error) {
    if (isOutage(error)) return 'outage'
    throw error
  }
}
