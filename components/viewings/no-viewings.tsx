import { BuyOrRentLinks, EmptyList } from '@/components/ui/empty-list'

/** Says how a viewing comes about, where there is none yet. */
export const NoViewings = () => (
  <EmptyList title="No viewings yet.">
    Find a home <BuyOrRentLinks />, press “Book a viewing” and choose a free time. If you are the one who
    sells or lets, say when you show your home, and requests come to you here.
  </EmptyList>
)
