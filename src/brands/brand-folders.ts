/** What `npm run brand -- new` writes of a brand with a company of its own: nobody else has anything in these folders. Tools alone use it. @testSupport */
export const brandFolders = (key: string): readonly string[] => [
  `src/brands/${key}`,
  `src/companies/${key}`,
  `src/demo/content/pages/${key}`,
];
