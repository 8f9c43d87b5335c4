/* Kept apart from the schemas, so that the page of the chatbot does not load zod. */

export const MAX_CHAT_MESSAGE_LENGTH = 1_000

/** The request header with the id of the conversation. The specified body has no field for the id. */
export const CONVERSATION_HEADER = 'conversation'
/** A UUID in lower case, as `crypto.randomUUID` returns it. */
export const CONVERSATION_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
