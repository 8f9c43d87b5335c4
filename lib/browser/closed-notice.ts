import { writeStored } from './storage'

/** Key of local storage with the id of the notice that was closed last. */
export const CLOSED_NOTICE_KEY = 'closed_notice'

export const rememberClosedNotice = (id: string): void => void writeStored(CLOSED_NOTICE_KEY, id)
