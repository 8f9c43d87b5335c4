import { isOutage } from '@/lib/errors'

/** Resolves to the result of `read`, or to 'outage' if `read` is rejected with an outage. Other errors are rethrown. */
export async function catchOutage<T>(read: Promise<T>): Promise<T | 'outage'> {
  try {
    return await read
  } catch (error) {
    if (isOutage(error)) return 'outage'
    throw error
  }
}
