import { londonDay } from '@/lib/format/london-clock'

export const exportFileName = (now: Date): string => `my-data-${londonDay(now)}.json`
