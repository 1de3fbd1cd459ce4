#!/bin/sh
# A bot that takes the first move it is offered. It answers hello and choose, a line each.
while IFS= read -r line; do
    case $line in
    *'"do": "hello"'* | *'"do":"hello"'*)
        echo '{"protocol":1,"name":"first"}'
        ;;
    *)
        move=$(printf '%s\n' "$line" | sed 's/.*"moves": *\[ *"\([^"]*\)".*/\1/')
        printf '{"move":"%s"}\n' "$move"
        ;;
    esac
done
