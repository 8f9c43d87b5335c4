import { BuyOrRentLinks, EmptyList } from '@/components/ui/empty-list'

/** Says how a home is saved, where there is none yet. */
export const NoSavedHomes = () => (
  <EmptyList title="No saved homes yet.">
    Look at homes <BuyOrRentLinks />, and press the heart of those that you like. Here you can write a note
    about each, and see when its price or status changes.
  </EmptyList>
)
