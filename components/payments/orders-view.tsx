import { ButtonLink } from '@/components/ui/button'
import { routes } from '@/lib/config/routes'
import type { UserOrder } from '@/lib/contract/payments'
import { OrderCard } from './order-card'

const NoOrders = () => (
  <div className="grid max-w-[60ch] gap-4">
    <p>
      What you order and pay for is kept here, with its receipt: a listing for your home, photographs, the
      portals, or the holding deposit of a home that you want to rent. You have not ordered anything yet.
    </p>
    <p className="flex flex-wrap gap-3">
      <ButtonLink href={routes.sell}>Sell your home</ButtonLink>
      <ButtonLink href={routes.let} variant="secondary">
        Let your home
      </ButtonLink>
    </p>
  </div>
)

/** All orders of an account, the newest first. */
export function OrdersView({ orders, userId }: { orders: readonly UserOrder[]; userId: number }) {
  if (orders.length === 0) return <NoOrders />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {orders.map((order) => (
        <OrderCard key={order.order_id} order={order} userId={userId} />
      ))}
    </div>
  )
}
