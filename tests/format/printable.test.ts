import { expect, it } from 'vitest'
import { toPrintable } from '../../lib/format/printable'

it.each([
  ['Ann Hill’s “home” – £395', 'Ann Hill’s “home” – £395'],
  ['Łukasz Đorđević', 'Łukasz Đorđević'],
  ['Győző Yıldız Şahin Žižek', 'Győző Yıldız Şahin Žižek'],
  ['Nguyễn Ŧáhkku', 'Nguyen Táhkku'],
  ['Siân Ødegård', 'Siân Ødegård'],
  ['Ștefan', 'Ștefan'],
  ['e\u0301', 'é'],
  ['家 🏠', '? ?'],
  ['a\u0000b\nc', 'a?b c'],
])('a receipt, whose font has only Latin letters of European languages, shows %s as %s', (text, printed) =>
  expect(toPrintable(text)).toBe(printed),
)
