/** The storage key of the homes whose pages this browser has shown. The list is not stored on the server. */
export const VIEWED_HOMES_KEY = 'viewed_homes'
