/**
 * Who supervises data protection in the UK. The Information Commission took the Commissioner's place
 * on 30 September 2026 (Data (Use and Access) Act 2025, ss. 117–119) and kept its address.
 */
export const dataAuthority = {
  name: 'Information Commission',
  url: 'https://ico.org.uk/',
  complaintsUrl: 'https://ico.org.uk/make-a-complaint/',
  /** The address of complaints as people read it. */
  complaintsAddress: 'ico.org.uk/make-a-complaint',
} as const
