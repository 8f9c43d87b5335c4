/** The homes whose pages this browser has shown, which never leave it but to be looked up. */
export const VIEWED_HOMES_KEY = 'viewed_homes'
