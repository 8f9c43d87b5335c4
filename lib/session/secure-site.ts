/** Whether the site is opened over HTTPS, by SITE_URL or the proxy's header (D-18). */
export const isSecureSite = (
  { SITE_URL }: { SITE_URL?: string },
  forwardedProtocol: string | null,
): boolean => (SITE_URL ?? '').startsWith('https:') || forwardedProtocol?.split(',')[0]?.trim() === 'https'
