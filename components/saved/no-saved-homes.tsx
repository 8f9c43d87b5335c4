import { BuyOrRentLinks, EmptyList } from '@/components/ui/empty-list'

export const NoSavedHomes = () => (
  <EmptyList title="No saved homes yet.">
    Look at homes <BuyOrRentLinks />, and press the heart of those that you like. Here you can write a note
    about each, and see when its price or status changes.
  </EmptyList>
)
