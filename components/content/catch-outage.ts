import { isOutage } from '@/lib/errors'

/** Resolves to the read's result, or to 'outage' when it throws an outage; other errors are rethrown. */
export async function catchOutage<T>(read: Promise<T>): Promise<T | 'outage'> {
  try {
    return await read
  } catch (error) {
    if (isOutage(error)) return 'outage'
    throw error
  }
}
