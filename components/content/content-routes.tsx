import 'server-only'
import type { Metadata } from 'next'
import { decodeSegment } from '@/lib/format/decode-segment'
import type { Section } from '@/lib/queries/articles'
import { createArticleMetadata, createListMetadata, createTagMetadata } from './article-metadata'
import { ArticlePage } from './article-page'
import { ListPage } from './list-page'
import { parsePageNumber } from './paging'
import { TagPage } from './tag-page'

type WithQuery = { searchParams: Promise<Record<string, string | string[] | undefined>> }
type Params<Name extends string> = { params: Promise<Record<Name, string>> }

const readPageNumber = async ({ searchParams }: WithQuery) => parsePageNumber((await searchParams)['page'])

export const createListRoute = (section: Section) => ({
  Page: async (props: WithQuery) => <ListPage section={section} page={await readPageNumber(props)} />,
  generateMetadata: async (props: WithQuery): Promise<Metadata> =>
    createListMetadata(section, await readPageNumber(props)),
})

/** The tag is passed as it stands in the URL, because `findTag` decodes it. */
export const createTagRoute = (section: Section) => ({
  Page: async (props: WithQuery & Params<'tag'>) => (
    <TagPage section={section} tag={(await props.params).tag} page={await readPageNumber(props)} />
  ),
  generateMetadata: async (props: WithQuery & Params<'tag'>): Promise<Metadata> =>
    createTagMetadata(section, (await props.params).tag, await readPageNumber(props)),
})

export const createArticleRoute = (section: Section) => ({
  Page: async ({ params }: Params<'slug'>) => (
    <ArticlePage section={section} slug={decodeSegment((await params).slug)} />
  ),
  generateMetadata: async ({ params }: Params<'slug'>): Promise<Metadata> =>
    createArticleMetadata(section, decodeSegment((await params).slug)),
})
