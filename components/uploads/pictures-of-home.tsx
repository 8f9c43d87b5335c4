import { getPublicSettings } from '@/lib/queries/public-settings'
import { getFileNotice, getListingFiles } from '@/lib/queries/files'
import { ListingPictures } from './listing-pictures'

export async function PicturesOfHome({ userId, listingId }: { userId: number; listingId: number }) {
  const files = await getListingFiles(userId, listingId)
  // Null if the API accepts no files, and 'missing' for another user's listing.
  if (files === null || files === 'missing') return <p>Pictures cannot be changed here. Send them to us.</p>
  return (
    <ListingPictures
      userId={userId}
      initial={files}
      apiResourceUrl={getPublicSettings().apiResourceUrl}
      notice={await getFileNotice()}
    />
  )
}
