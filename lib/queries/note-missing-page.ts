import 'server-only'
import { noteMissing } from '../cache/render-notes'

/** A page calls this to be answered with 404 though it has content of its own (D-91). */
export const noteMissingPage = (): void => noteMissing()
