/** Kept apart from `brand`, because every page loads the error pages, which need only the telephone number. */
export const contactPhone = { phone: '01632 960123', phoneHref: 'tel:+441632960123' } as const
