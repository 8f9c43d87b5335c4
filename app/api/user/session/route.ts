/* The session check is not a call of the contract, so it has a route of its own beside api/[...call]. */
export { handleSession as GET } from '@/lib/http/session-route'
