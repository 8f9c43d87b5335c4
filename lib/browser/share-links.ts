export function createShareLinks(url: string, title: string): { name: string; href: string }[] {
  const link = encodeURIComponent(url)
  const text = encodeURIComponent(title)
  return [
    { name: 'WhatsApp', href: `https://wa.me/?text=${text}%20${link}` },
    { name: 'Email', href: `mailto:?subject=${text}&body=${link}` },
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${link}` },
    { name: 'X', href: `https://x.com/intent/post?url=${link}&text=${text}` },
    { name: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${link}` },
  ]
}
