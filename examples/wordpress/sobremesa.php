<?php
/**
 * Plugin Name: Sobremesa
 * Description: Board games in posts and pages: [sobremesa game="dog" level="3"]
 * Version: 0.2.0
 * License: MIT OR Apache-2.0
 *
 * Put this file and what is in dist/embed/ into wp-content/plugins/sobremesa/ and switch the plugin on.
 */

defined( 'ABSPATH' ) || exit;

/** The element's attributes that a shortcode may set; `game` alone has a default. */
const SOBREMESA_ATTRIBUTES = array( 'game', 'variant', 'seats', 'level', 'rules', 'options', 'record', 'ply', 'position', 'puzzle', 'storage', 'lang', 'theme', 'board', 'motion', 'heading' );

/** Writes the element; its script is loaded once, and only where there is a game. */
function sobremesa_shortcode( $given ) {
	wp_enqueue_script( 'sobremesa', plugins_url( 'embed.js', __FILE__ ), array(), '0.2.0', array( 'strategy' => 'defer', 'in_footer' => true ) );
	$attributes = shortcode_atts( array_fill_keys( SOBREMESA_ATTRIBUTES, '' ), (array) $given, 'sobremesa' );
	$written    = '';
	foreach ( $attributes as $name => $value ) {
		if ( '' !== $value ) {
			$written .= sprintf( ' %s="%s"', $name, esc_attr( $value ) );
		}
	}
	return "<sobremesa-game{$written}></sobremesa-game>";
}
add_shortcode( 'sobremesa', 'sobremesa_shortcode' );
