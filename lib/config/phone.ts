/** Apart from `brand`, because the error pages are loaded with every page and need nothing else of it. */
export const contactPhone = { phone: '01632 960123', phoneHref: 'tel:+441632960123' } as const
