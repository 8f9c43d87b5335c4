export { handleSession as GET } from '@/lib/http/session-route'
