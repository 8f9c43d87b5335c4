import 'server-only'
import type { Metadata } from 'next'
import { decodedSegment } from '@/lib/format/decoded-segment'
import type { Section } from '@/lib/queries/articles'
import { articleMetadata, listMetadata, tagMetadata } from './article-metadata'
import { ArticlePage } from './article-page'
import { ListPage } from './list-page'
import { pageAsked } from './list-slice'
import { TagPage } from './tag-page'

type Query = { searchParams: Promise<Record<string, string | string[] | undefined>> }
type Params<Name extends string> = { params: Promise<Record<Name, string>> }

const pageOf = async ({ searchParams }: Query) => pageAsked((await searchParams)['page'])

/** Page and head of a section's list. */
export const listRoute = (section: Section) => ({
  Page: async (props: Query) => <ListPage section={section} page={await pageOf(props)} />,
  generateMetadata: async (props: Query): Promise<Metadata> => listMetadata(section, await pageOf(props)),
})

/** Page and head of the items of a tag. */
export const tagRoute = (section: Section) => ({
  Page: async (props: Query & Params<'tag'>) => (
    <TagPage section={section} tag={(await props.params).tag} page={await pageOf(props)} />
  ),
  generateMetadata: async (props: Query & Params<'tag'>): Promise<Metadata> =>
    tagMetadata(section, (await props.params).tag, await pageOf(props)),
})

/** Page and head of one item. */
export const articleRoute = (section: Section) => ({
  Page: async ({ params }: Params<'slug'>) => (
    <ArticlePage section={section} slug={decodedSegment((await params).slug)} />
  ),
  generateMetadata: async ({ params }: Params<'slug'>): Promise<Metadata> =>
    articleMetadata(section, decodedSegment((await params).slug)),
})
