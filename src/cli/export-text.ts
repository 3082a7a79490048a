/** Beside the files of the companion, for whoever puts them on a server. */
export const README = `The companion of Area Five

It deals puzzles and answers questions for the printed games The Search for
Planet X and The Search for UAPs. Everything happens in the browser: there is
no server to run, no account, and nothing is counted.

Put this folder on any web server, at any address:

  - as it is, in a sub-folder too: all addresses in it are relative;
  - by HTTPS. Browsers keep a page for offline use, and let it use a camera,
    only there, or on localhost;
  - .js files as text/javascript, .webmanifest as application/manifest+json.
    Every usual server does.

To try it on this machine:  python3 -m http.server --directory THIS_FOLDER

Beside texts lie compressed twins (.br, .gz) for servers that use them, such
as nginx with gzip_static on. Others need not know of them; they may be
deleted.

From the second visit on it works without a network. A new version is a new
export into the same place (area5 export-companion THIS_FOLDER --force).
index.html and sw.js must not be cached for long; what lies in assets has
another name in every version and may be cached for ever.
`;
