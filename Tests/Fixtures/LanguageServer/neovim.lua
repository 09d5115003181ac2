-- Edits a spec in Neovim with a language server, and writes what came of it as JSON.
-- Environment: SERVER, the program; SPEC, the file; OUTPUT, where the result goes.
local result = {}

local function edit()
  local spec = vim.env.SPEC
  vim.cmd("edit " .. vim.fn.fnameescape(spec))
  local client = vim.lsp.start_client({
    name = "maquette",
    cmd = { vim.env.SERVER, "lsp" },
    root_dir = vim.fn.fnamemodify(spec, ":h"),
  })
  vim.lsp.buf_attach_client(0, client)

  local function messages()
    return vim.tbl_map(function(found)
      return found.lnum .. ":" .. found.col .. " " .. found.message
    end, vim.diagnostic.get(0))
  end

  local function request(method, params)
    local answers = vim.lsp.buf_request_sync(0, method, params, 30000) or {}
    for _, answer in pairs(answers) do
      return answer.result
    end
  end

  -- A place by its line from 1 and its column in bytes from 0, as the cursor has it.
  local function at(line, column)
    vim.api.nvim_win_set_cursor(0, { line, column })
    return vim.lsp.util.make_position_params(0, "utf-16")
  end

  vim.wait(30000, function()
    return #vim.diagnostic.get(0) > 0
  end)
  result.before = messages()

  -- The fix of what is wrong, and of what is wrong then.
  result.actions = {}
  for _ = 1, 2 do
    local last = table.concat(messages())
    local range = vim.lsp.util.make_given_range_params({ 1, 0 }, { 4, 3 }, 0, "utf-16")
    range.context = { diagnostics = {} }
    local action = request("textDocument/codeAction", range)[1]
    table.insert(result.actions, action.title)
    vim.lsp.util.apply_workspace_edit(action.edit, "utf-16")
    vim.wait(30000, function()
      return table.concat(messages()) ~= last
    end)
  end
  result.after = messages()
  result.hover = request("textDocument/hover", at(2, 5)).contents.value

  -- A key is typed and completed.
  vim.api.nvim_buf_set_lines(0, 3, 3, false, { "    ro" })
  local offered = request("textDocument/completion", at(4, 6))
  result.completion = vim.tbl_map(function(item)
    return item.label
  end, offered.items)
  vim.lsp.util.apply_text_edits({ offered.items[1].textEdit }, 0, "utf-16")
  result.line = vim.api.nvim_buf_get_lines(0, 3, 4, false)[1]
  vim.api.nvim_buf_set_lines(0, 3, 4, false, { "    role:   destructive" })

  vim.lsp.buf.formatting_sync(nil, 30000)
  result.formatted = vim.api.nvim_buf_get_lines(0, 0, -1, false)

  local symbols = request("textDocument/documentSymbol", {
    textDocument = vim.lsp.util.make_text_document_params(),
  })
  result.symbols = vim.tbl_map(function(symbol)
    return symbol.name
  end, symbols)

  vim.lsp.stop_client(client)
end

local isDone, problem = xpcall(edit, debug.traceback)
if not isDone then
  result.problem = problem
end
local file = io.open(vim.env.OUTPUT, "w")
file:write(vim.fn.json_encode(result))
file:close()
vim.cmd("qall!")
