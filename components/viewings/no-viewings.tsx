import { BuyOrRentLinks, EmptyList } from '@/components/ui/empty-list'

/** Explains how to book or offer a viewing; shown while the user has none. */
export const NoViewings = () => (
  <EmptyList title="No viewings yet.">
    Find a home <BuyOrRentLinks />, press “Book a viewing” and choose a free time. If you are the one who
    sells or lets, say when you show your home, and requests come to you here.
  </EmptyList>
)
