import { findRow, findRows } from './tables'

/** Finds the subjects of the mails queued for a user, oldest first. */
export async function findMailSubjects(userId: number): Promise<string[]> {
  const { email } = await findRow('user', { id: userId })
  return (await findRows('mail', { to: email })).map(({ subject }) => subject)
}
