import * as z from 'zod'

/*
 * Import this file before any schema that runs in the browser. Zod compiles schemas by `new Function`, which the
 * page's Content Security Policy forbids and reports.
 */
if (typeof window !== 'undefined') z.config({ jitless: true })
