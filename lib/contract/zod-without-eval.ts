import * as z from 'zod'

/**
 * In a browser, schemas are read without being compiled: to find out whether it may compile, zod
 * would try to, and the page's policy (no `unsafe-eval`) reports each such try. To be imported before
 * the schemas that forms carry.
 */
if (typeof window !== 'undefined') z.config({ jitless: true })
