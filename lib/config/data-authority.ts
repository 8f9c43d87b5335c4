/**
 * The UK's data protection authority, which replaced the Information Commissioner on 30 September 2026 (Data (Use and
 * Access) Act 2025, ss. 117–119).
 */
export const dataAuthority = {
  name: 'Information Commission',
  url: 'https://ico.org.uk/',
  complaintsUrl: 'https://ico.org.uk/make-a-complaint/',
  complaintsAddress: 'ico.org.uk/make-a-complaint',
} as const
