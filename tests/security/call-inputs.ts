import type { TestUser } from '../support/accounts'

/** The `user_id` that most calls name beside the credential. */
export const userIdInput = ({ id }: TestUser) => ({ user_id: id })

export const profileInput = {
  title: 'Mrs',
  first_name: 'Ida',
  last_name: 'Other',
  mobile: '07700900556',
  buying_position: 'cash',
} as const
