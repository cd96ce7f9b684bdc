// Builds the pages: one bundle for each folder of src/pages, shared code split off, everything compressed once.
import { FluentResource } from "@fluent/bundle";
import { build } from "esbuild";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { gzipSync } from "node:zlib";

const here = import.meta.dirname;
const option = (name) => process.argv.find((one) => one.startsWith(`--${name}=`))?.split("=")[1];
const out = option("out") ?? join(here, "..", "src", "cardspeak", "web", "dist");
const only = option("only")?.split(",");
const pages = readdirSync(join(here, "src", "pages")).filter(
    (name) => existsSync(join(here, "src", "pages", name, "main.tsx")) && (!only || only.includes(name)),
);
const catalogue = join(here, "..", "src", "cardspeak", "words");
const languages = readdirSync(catalogue).filter((name) => existsSync(join(catalogue, name, "common.ftl")));
// Words that no page says.
const ofTheCommandLine = ["cli", "hands"];
// `words:phone` is an area of the catalogue, a part for each language, and `words:orders/happening+why` are two families of an area;
// `words:all` are those that may be fetched later;
// `words:languages` says of each language what it calls itself and by which locale it writes numbers and dates.
const words = {
    name: "words",
    setup(made) {
        made.onResolve({ filter: /^words:/ }, ({ path }) => ({
            path: path.slice("words:".length),
            namespace: "words",
        }));
        made.onLoad({ filter: /.*/, namespace: "words" }, ({ path }) => ({
            contents: contentsOf(path),
            resolveDir: catalogue,
        }));
        made.onLoad({ filter: /\.ftl$/ }, ({ path, suffix }) => {
            const families = suffix ? suffix.slice(1).split("+") : null;
            const wanted = (id) => (families ? families.includes(id.split("_")[0]) : !id.startsWith("language_")); // see headOf
            return { loader: "json", contents: JSON.stringify(entriesIn(path).filter(([id]) => wanted(id))) };
        });
    },
};
const shared = {
    plugins: [words],
    bundle: true,
    charset: "utf8",
    format: "esm",
    jsx: "automatic",
    jsxImportSource: "preact",
    target: "es2022",
    logLevel: "warning",
};

if (process.argv.includes("--tests")) {
    rmSync(join(here, "build", "tests"), { recursive: true, force: true });
    const tests = ["tests", "src"].flatMap((folder) =>
        readdirSync(join(here, folder), { recursive: true })
            .filter((name) => /\.test\.tsx?$/.test(name))
            .map((name) => join(here, folder, name)),
    );
    await build({
        ...shared,
        platform: "node",
        packages: "external",
        outdir: join(here, "build", "tests"),
        outExtension: { ".js": ".test.mjs" },
        entryPoints: Object.fromEntries(tests.map((path) => [basename(path).split(".")[0], path])),
    });
} else {
    await buildPages();
}

// Entries are parsed here, so that no phone has to do it and the parser stays at home.
function entriesIn(path) {
    return new FluentResource(readFileSync(path, "utf-8")).body.map(({ id, value }) => [id, value]);
}

function contentsOf(path) {
    if (path === "all") return allAreas();
    return `export default ${path === "languages" ? JSON.stringify(Object.fromEntries(languages.map(headOf))) : areaOf(path)};`;
}

function headOf(language) {
    const entries = Object.fromEntries(entriesIn(join(catalogue, language, "common.ftl")));
    return [language, { name: entries.language_name, locale: entries.language_locale }];
}

function areaOf(name) {
    const [file, families] = name.split("/");
    const query = families ? `?${families}` : "";
    const parts = languages.map((language) => `${language}: () => import("./${language}/${file}.ftl${query}")`);
    return `{ name: "${name}", in: { ${parts.join(", ")} } }`;
}

// Every area by its name, and the areas that have a family of codes. The server words its refusals itself.
function allAreas() {
    const names = readdirSync(join(catalogue, "en"))
        .map((name) => basename(name, ".ftl"))
        .filter((name) => !name.startsWith("refusals-") && !ofTheCommandLine.includes(name));
    const families = {};
    for (const name of names)
        for (const family of new Set(entriesIn(join(catalogue, "en", `${name}.ftl`)).map(([id]) => id.split("_")[0])))
            families[family] = [...(families[family] ?? []), name];
    const listed = names.map((name) => `"${name}": ${areaOf(name)}`).join(", ");
    return `export const AREAS = { ${listed} }, FAMILIES = ${JSON.stringify(families)};`;
}

async function buildPages() {
    rmSync(out, { recursive: true, force: true });
    mkdirSync(out, { recursive: true });
    const entries = Object.fromEntries(pages.map((name) => [name, join(here, "src", "pages", name, "main.tsx")]));
    const styles = Object.fromEntries(
        pages
            .filter((name) => existsSync(join(here, "src", "pages", name, "style.css")))
            .map((name) => [`${name}-style`, join(here, "src", "pages", name, "style.css")]),
    );
    const made = await build({
        ...shared,
        minify: true,
        splitting: true,
        metafile: true,
        outdir: out,
        entryNames: "[name]-[hash]",
        chunkNames: "part-[hash]",
        entryPoints: { ...entries, ...styles, style: join(here, "src", "style.css") },
    });
    await build({
        ...shared,
        minify: true,
        entryPoints: { "feed-worker": join(here, "src", "lib", "feed-worker.ts") },
        outdir: out,
        format: "iife",
    });
    const files = Object.entries(made.metafile.outputs).filter(([, output]) => output.entryPoint);
    const named = Object.fromEntries(
        files.map(([path]) => [basename(path).replace(/-[A-Z0-9]{8}\./, "."), basename(path)]),
    );
    const packed = {};
    for (const name of pages) {
        const parts = preloads(made.metafile.outputs, named[`${name}.js`]);
        writeFileSync(join(out, `${name}.html`), html(name, named, parts));
    }
    for (const name of readdirSync(out)) {
        const raw = readFileSync(join(out, name));
        const small = gzipSync(raw, { level: 9 });
        packed[name] = small.length;
        writeFileSync(join(out, `${name}.gz`), small);
    }
    const sizes = {};
    for (const name of pages) {
        const wanted = [
            `${name}.html`,
            named[`${name}.js`],
            named["style.css"],
            named[`${name}-style.css`],
            ...preloads(made.metafile.outputs, named[`${name}.js`]),
        ];
        const scripts = wanted.filter((file) => file?.endsWith(".js"));
        const spoken = Math.max(
            ...languages.map((language) => sum(wordsOf(made.metafile.outputs, language, name), packed)),
        );
        sizes[name] = { all: sum(wanted, packed) + spoken, script: sum(scripts, packed) + spoken };
    }
    writeFileSync(join(out, "sizes.json"), JSON.stringify(sizes, null, 1));
    writeFileSync(join(out, ".built"), createHash("sha256").update(JSON.stringify(packed)).digest("hex"));
    if (!process.argv.includes("--quiet"))
        for (const [name, size] of Object.entries(sizes))
            console.log(`${name.padEnd(12)} ${size.all} bytes compressed, ${size.script} of script`);
}

function sum(names, packed) {
    return names.reduce((total, name) => total + (packed[name] ?? 0), 0);
}

// The chunks that a page needs before it can start; what is imported later, on demand, is not among them.
function preloads(outputs, entry) {
    const by = Object.fromEntries(Object.entries(outputs).map(([path, output]) => [basename(path), output]));
    const found = new Set();
    const look = (name) => {
        for (const one of by[name]?.imports ?? []) {
            const file = basename(one.path);
            if (one.kind === "import-statement" && !found.has(file)) {
                found.add(file);
                look(file);
            }
        }
    };
    look(entry);
    return [...found];
}

// The words that a page begins with, in one language: those of all pages, and those of its own name.
function wordsOf(outputs, language, page) {
    return ["common", page].map((area) => {
        const [path] = Object.entries(outputs).find(([, { entryPoint }]) =>
            entryPoint?.endsWith(`words/${language}/${area}.ftl`),
        );
        return basename(path);
    });
}

function html(name, named, parts) {
    const style = named[`${name}-style.css`]
        ? `<link rel="stylesheet" href="/files/${named[`${name}-style.css`]}">`
        : "";
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<title>Cardspeak</title>
<link rel="icon" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='7' fill='%230e5a43'/%3E%3Cpath d='M16 6c4 5 8 7 8 12a4.5 4.5 0 0 1-7 3.700l1 4.300h-4l1-4.300a4.500 4.500 0 0 1-7-3.700c0-5 4-7 8-12z' fill='%23fff'/%3E%3C/svg%3E">
<link rel="stylesheet" href="/files/${named["style.css"]}">${style}
${parts.map((part) => `<link rel="modulepreload" href="/files/${part}">`).join("\n")}
<script type="module" src="/files/${named[`${name}.js`]}"></script>
</head>
<body data-page="${name}"><div id="app"></div><noscript>Cardspeak needs JavaScript.</noscript></body>
</html>
`;
}
