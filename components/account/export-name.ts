import { PRODUCT_SLUG } from '@/lib/config/brand'

/** Name of the file with somebody's data: 'emoov-my-data-2026-11-21.json'. */
export const exportName = (now: Date): string => `${PRODUCT_SLUG}-my-data-${now.toISOString().slice(0, 10)}.json`
