import { handleWebhook } from '@/lib/http/webhook-route'

export const POST = handleWebhook
