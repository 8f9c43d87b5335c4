import { brand } from '../config/brand'

/** The page that is sent when even the error page cannot be rendered. It needs no render, no script and no file. */
export const lastResortPage = `<!DOCTYPE html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Temporarily unavailable</title>
<style>
body{font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:15vh auto;padding:0 1.25rem;color:#1d2733}
a{color:inherit}
</style>
</head>
<body>
<main>
<h1>We cannot show this page at the moment</h1>
<p>Something on our side is not working. Please try again in a few seconds, or ring us on
<a href="${brand.phoneHref}">${brand.phone}</a>.</p>
<p><a href="/">Home</a></p>
</main>
</body>
</html>
`
