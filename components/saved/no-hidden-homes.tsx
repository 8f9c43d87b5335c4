import { EmptyList } from '@/components/ui/empty-list'

export const NoHiddenHomes = () => (
  <EmptyList title="No hidden homes.">
    Press “Not for us” on a home that you do not want to see again, on its card beside the heart or on its own
    page. It is then left out of your results and of the map. It stays here, so that you can show it again.
  </EmptyList>
)
