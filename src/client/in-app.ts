/**
 * Browsers inside of other apps, by what they add to their name. They open links that people send each other, forget what
 * a page stored when they are closed, and some start no worker.
 */
const APPS =
  /\b(FBAN|FBAV|FB_IAB|Instagram|Line\/|MicroMessenger|Twitter|Snapchat|TikTok|musical_ly|BytedanceWebview|Pinterest|LinkedInApp|GSA\/)|; wv\)/;

export const isInApp = (userAgent: string): boolean => APPS.test(userAgent);
