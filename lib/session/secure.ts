/** True when the site is reached over an encrypted line: its address says so, or the proxy in front (D-18). */
export const isSecureSite = (
  { SITE_URL }: { SITE_URL?: string },
  forwardedProtocol: string | null,
): boolean => (SITE_URL ?? '').startsWith('https:') || forwardedProtocol?.split(',')[0]?.trim() === 'https'
