/** What is typed to show that the account is meant to go. */
export const DELETE_WORD = 'delete'
