import * as z from 'zod'

/* Import this before a schema in the browser: zod would try to compile it, which the page's policy reports. */
if (typeof window !== 'undefined') z.config({ jitless: true })
