/* Not a call of the contract, because uploads send bytes in place of JSON, by the tus protocol. */
import { handleUpload } from '@/lib/http/upload-route'

export {
  handleUpload as DELETE,
  handleUpload as GET,
  handleUpload as HEAD,
  handleUpload as OPTIONS,
  handleUpload as PATCH,
  handleUpload as POST,
  handleUpload as PUT,
}
