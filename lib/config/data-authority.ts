/**
 * The UK's data protection authority. The Information Commission replaced the Commissioner
 * on 30 September 2026 (Data (Use and Access) Act 2025, ss. 117–119) and kept the website.
 */
export const dataAuthority = {
  name: 'Information Commission',
  url: 'https://ico.org.uk/',
  complaintsUrl: 'https://ico.org.uk/make-a-complaint/',
  /** The complaints address without its scheme, as texts show it. */
  complaintsAddress: 'ico.org.uk/make-a-complaint',
} as const
