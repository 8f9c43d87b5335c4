import { BuyOrRentLinks, EmptyList } from '@/components/ui/empty-list'

export const NoSavedSearches = () => (
  <EmptyList title="No saved searches yet.">
    Search for homes <BuyOrRentLinks />, and press “Save this search” above the results. Here you can run it
    again, and choose to be told of new homes and price cuts by email: at once, once a day or once a week.
  </EmptyList>
)
