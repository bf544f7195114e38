import config from "./.dependency-cruiser.js";

/**
 * Between folders no circles either, so that each can be read, moved or deleted by itself. `web/src/app` is the exception: it
 * puts everything together, routes name paths and paths lead to routes. Tests and what only they use are left out: they
 * reach wherever they prove something.
 */
export default {
  forbidden: [
    {
      name: "no-circles-between-folders",
      scope: "folder",
      severity: "error",
      from: { path: "^((domain|door|event-page|functions)/src|web/src/(features|ui|lib))/" },
      to: { circular: true },
    },
  ],
  options: {
    ...config.options,
    exclude: {
      path: "\\.test\\.tsx?$|/fixtures/|-fixtures\\.ts$|/generated/|(^|/)(dist|lib)/.*\\.js$",
    },
  },
};
