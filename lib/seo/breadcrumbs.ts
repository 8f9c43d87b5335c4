import type { LinkedData } from './json-ld'

/** A step of a breadcrumb trail after Home, which every trail starts with. The current page has no href. */
export interface TrailStep {
  name: string
  href?: string
}

export function createBreadcrumbLd(origin: string, trail: readonly TrailStep[]): LinkedData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', href: '/' }, ...trail].map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(href ? { item: `${origin}${href}` } : {}),
    })),
  }
}
