export const IN_APP = 'This is the browser of another app.';
export const IN_APP_SAYS =
  'It may forget your seat and your tables. Open the page in your own browser: look for that in the menu, or copy the link.';
export const COPY_LINK = 'Copy the link';
export const COPY_BY_HAND = 'This app lets no page copy. Press and hold the address above.';
