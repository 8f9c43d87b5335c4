import { getPublicSettings } from '@/lib/queries/public-settings'
import { getFileNotice, getListingFiles } from '@/lib/queries/files'
import { ListingPictures } from './listing-pictures'

export async function PicturesOfHome({ userId, listingId }: { userId: number; listingId: number }) {
  const files = await getListingFiles(userId, listingId)
  // Null where the API takes no files, 'missing' for a listing of somebody else.
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
